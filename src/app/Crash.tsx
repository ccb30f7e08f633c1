import { Broken } from '../registry/Broken.tsx'

/** Replaces the whole app after a crash, so that the page is never blank. */
export const Crash = () => (
  <main data-screen="siteError">
    <Broken />
  </main>
)
