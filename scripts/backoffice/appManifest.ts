import { installableManifest } from '../../src/app/appManifest.ts'
import { at, isRecord } from './json.ts'

/** A merchant's manifest, completed so that browsers can install the app. */
export const asInstallable = (manifest: unknown, merchantName: string): unknown =>
  isRecord(manifest)
    ? installableManifest(manifest, at(manifest, 'templates', 'parameters', 'pwa'), merchantName)
    : manifest
