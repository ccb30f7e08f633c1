import { useEffect, useState } from 'react'
import { readPicture } from '../../api/picture.ts'
import { usePlanned } from '../../registry/PlanContext.ts'
import { savedName } from './model/fileName.ts'
import { type SaveWay, saveWay } from './model/saving.ts'
import type { Shown } from './run.ts'

/** Long enough for any browser to have begun with the file, ms. */
const FORGET_MS = 60_000

export interface Save {
  /** True while it checks what this browser allows. */
  readonly busy: boolean
  readonly way: SaveWay
  /** Call it in a tap. Result: saved, opened in a separate page, or nothing because the player cancelled. */
  readonly press: () => Promise<'saved' | 'opened' | 'nothing'>
}

const sharesFile = (file: File): boolean =>
  typeof navigator.share === 'function' && navigator.canShare?.({ files: [file] }) === true

function download(file: File): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), FORGET_MS)
}

/** Saves a picture in the way the platform allows. Loads the file before the tap: a share sheet opens only in a tap. */
export function useSave({ source, fileName }: Pick<Shown, 'source' | 'fileName'>): Save {
  const { os, webview, inAppBrowser } = usePlanned().facts.device
  const [file, setFile] = useState<File | 'none'>()
  useEffect(() => {
    let here = true
    void readPicture(source).then((blob) => {
      const name = blob && savedName(fileName, blob.type)
      if (here) setFile(name ? new File([blob], name, { type: blob.type }) : 'none')
    })
    return () => {
      here = false
    }
  }, [source, fileName])

  const readable = file instanceof File
  const way = saveWay({
    os,
    webview,
    inAppBrowser: inAppBrowser !== undefined,
    readable,
    sharesFiles: readable && sharesFile(file),
  })
  const press = async () => {
    if (way === 'hold' || !readable) {
      window.open(source, '_blank', 'noopener,noreferrer')
      return 'opened'
    }
    if (way === 'download') {
      download(file)
      return 'saved'
    }
    try {
      await navigator.share({ files: [file] })
      return 'saved'
    } catch (error) {
      // AbortError: the player closed the sheet. For other errors, a separate page is used.
      if (!(error instanceof DOMException) || error.name !== 'AbortError') setFile('none')
      return 'nothing'
    }
  }
  return { busy: file === undefined, way, press }
}
