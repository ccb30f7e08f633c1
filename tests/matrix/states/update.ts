import { DIALOG } from './parts.ts'
import type { State } from './state.ts'

/** A newer build is there. The newer app inside the app stands on its home as it is at first. */
export const updateStates: readonly State[] = [
  {
    id: 'updateOffered',
    screen: 'home',
    modelsOnly: true,
    noPicture: true,
    before: { faults: { '/m/asset-manifest.json': { kind: 'shape', value: { files: {} } } } },
    shows: DIALOG,
    adds: ['updatePrompt'],
  },
]
