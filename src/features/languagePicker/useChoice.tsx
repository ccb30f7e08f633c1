import { type ReactNode, useState } from 'react'
import { LazyPart } from '../../registry/LazyPart.tsx'
import { lazy } from '../../registry/lazy.ts'
import type { LanguageSheetProps } from './LanguageSheet.tsx'

const sheet = lazy<LanguageSheetProps>(() => import('./LanguageSheet.tsx'))

/** The language sheet and the callbacks that open it. Its code is downloaded on pointer down. */
export function useChoice(): {
  readonly bring: () => void
  readonly open: () => void
  readonly sheet: ReactNode
} {
  const [shown, setShown] = useState<boolean>()
  return {
    bring: () => void sheet.preload().catch(() => undefined),
    open: () => setShown(true),
    sheet: shown !== undefined && (
      <LazyPart
        feature="languagePicker"
        load={sheet}
        props={{ open: shown, onClose: () => setShown(false) }}
      />
    ),
  }
}
