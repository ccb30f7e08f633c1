import type { GameVendorLanes } from '../../src/generated/types.ts'

/** Extends lanes to a number of games: the last lane repeats its games with other codes and names. A longer list stays. */
export function withGames(answer: GameVendorLanes, count: number): GameVendorLanes {
  const lanes = answer.data?.lanes ?? []
  const own = lanes.flatMap(({ cards }) => cards ?? [])
  const models = lanes.at(-1)?.cards ?? []
  const more = Array.from({ length: Math.max(0, count - own.length) }, (_, at) => {
    const model = models[at % models.length]
    return model
      ? [
          {
            ...model,
            code: `${model.code}${at}`,
            nodeId: `9${at}`,
            displayName: `${model.displayName} ${at + 2}`,
          },
        ]
      : []
  }).flat()
  const last = lanes.length - 1
  return {
    ...answer,
    data: {
      ...answer.data,
      lanes: lanes.map((lane, at) =>
        at === last ? { ...lane, cards: [...(lane.cards ?? []), ...more] } : lane,
      ),
    },
  }
}
