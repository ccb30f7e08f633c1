import { DIALOG } from './parts.ts'
import type { State } from './state.ts'

/** A newer build is available. The prompt for a newer app is part of the initial home inside the app. */
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
