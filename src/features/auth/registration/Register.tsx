import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Broken } from '../../../registry/Broken.tsx'
import { LazyPart } from '../../../registry/LazyPart.tsx'
import type { SignInWay } from '../account/public.ts'
import { FormShape, SignInPage } from '../signInPage/public.ts'
import { registerContent } from './content.ts'

const shape = <FormShape purpose="register" />
const broken = <Broken />

/** Registration, which also logs the player in (docs/conformance.md § 1.4). */
export default function Register() {
  const { t } = useTranslation(['account', 'registration'])
  const [way, setWay] = useState<SignInWay>('username')
  const subtitle = t(way === 'mobile' ? 'registration:mobile_subtitle' : 'register_subtitle')
  return (
    <SignInPage mode="register" title={t('create_account')} subtitle={subtitle}>
      <LazyPart
        feature="registration"
        load={registerContent}
        props={{ way, onWay: setWay }}
        waiting={shape}
        broken={broken}
      />
    </SignInPage>
  )
}
