import type { ReactNode } from 'react'
import { Unheard } from '#ui/form/unheard.tsx'
import type { Reply } from '#ui/form.tsx'
import type { Readings } from '../sheet.ts'
import type { SheetStep, SheetWords } from '../sheet-kind.ts'
import type { ShownSheet } from '../shown.ts'
import { BodyStep } from './body-step.tsx'
import { ItemsStep } from './items-step.tsx'
import type { Chosen } from './mark-draft.ts'
import { ReadingsStep } from './readings-step.tsx'
import { SheetHead } from './sheet-head.tsx'
import { ShotsStep, ShotTiles } from './shots-step.tsx'
import { SignedByParts } from './signed-by-parts.tsx'
import { Discard, Signing } from './signing.tsx'
import { StepNav } from './step-frame.tsx'

type Props = {
  words: SheetWords
  sheet: ShownSheet
  /** What the subject showed last. */
  last: Readings
  subject: ReactNode
  subjectPath: string
  mayEdit: boolean
  step: SheetStep
  chosen: Chosen
  newMarkId: string
  /** Whoever writes it signs where it is of nobody else. */
  signer: string
  today: string
  /** What stands between the sheet and its signature: what a return comes to. */
  beforeSigning?: ReactNode
  act: string | null
  reply: Reply | undefined
  /** What a phone has of it, and whether it has been signed there and waits to be sent. */
  onPhone?: ReactNode
  isSignedOnPhone?: boolean
}

/** A sheet that is written beside its subject, screen by screen; once it is signed, all of it below each other. */
export function StepsPage({
  words,
  sheet,
  subject,
  subjectPath,
  mayEdit,
  act,
  reply,
  onPhone,
  isSignedOnPhone,
  ...shown
}: Props) {
  const isDraft = sheet.status === 'draft' && mayEdit && !isSignedOnPhone
  return (
    <>
      <SheetHead
        {...{ words, sheet, subject, subjectPath }}
        isPrinted={!isSignedOnPhone && (!isDraft || shown.step === 'sign')}
      />
      {onPhone}
      {isDraft && <StepNav words={words} sheet={sheet} step={shown.step} />}
      <Unheard reply={reply} />
      {isDraft ? <Step {...{ words, sheet, act, reply, ...shown }} /> : <SignedByParts words={words} sheet={sheet} />}
    </>
  )
}

type StepProps = Omit<Props, 'subject' | 'subjectPath' | 'mayEdit' | 'onPhone' | 'isSignedOnPhone'>

function Step({ words, sheet, last, step, chosen, newMarkId, signer, today, beforeSigning, act, reply }: StepProps) {
  const replyTo = (name: string) => (act === name ? reply : undefined)
  switch (step) {
    case 'readings':
      return (
        <>
          <ReadingsStep {...{ words, sheet, last, today }} reply={replyTo('readings')} />
          <ShotTiles {...{ words, sheet }} step="readings" title="صورتها" reply={replyTo('shot')} />
          <Discard path={words.path(sheet.id)} />
        </>
      )
    case 'body':
      return sheet.plan && <BodyStep {...{ words, sheet, chosen, newMarkId }} plan={sheet.plan} reply={replyTo('mark')} />
    case 'shots':
      return <ShotsStep {...{ words, sheet }} reply={replyTo('shot')} />
    case 'items':
      return <ItemsStep {...{ words, sheet }} reply={replyTo('items')} />
    case 'sign':
      return (
        <>
          <SignedByParts words={words} sheet={sheet} />
          {beforeSigning}
          <Signing {...{ words, sheet, signer }} reply={replyTo('sign')} />
        </>
      )
  }
}
