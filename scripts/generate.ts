import { generateAll, staleFiles, writeFiles } from './generate/files.ts'

/** `node scripts/generate.ts [--check]`: schemas → types and validators; --check writes nothing and exits 1 when stale. */
async function main(): Promise<void> {
  const texts = await generateAll()
  if (process.argv.includes('--check')) {
    const stale = staleFiles(texts)
    if (stale.length === 0) return console.log(`generate: ${texts.size} files are up to date`)
    throw new Error(`stale: ${stale.join(', ')}. Run npm run generate`)
  }
  const written = writeFiles(texts)
  console.log(`generate: ${written.length} of ${texts.size} files written`)
}

main().catch((error: unknown) => {
  console.error(`generate: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`)
  process.exitCode = 1
})
