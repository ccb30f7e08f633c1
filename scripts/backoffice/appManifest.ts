import { installableManifest } from '../../src/app/appManifest.ts'
import { at, isRecord } from './json.ts'

/** A merchant's manifest as a browser can install it: this back office fills in itself what the app would. */
export const asInstallable = (manifest: unknown, merchantName: string): unknown =>
  isRecord(manifest)
    ? installableManifest(manifest, at(manifest, 'templates', 'parameters', 'pwa'), merchantName)
    : manifest
