import type { ReactNode } from 'react'
import { Unheard } from '#ui/form/unheard.tsx'
import type { Reply } from '#ui/form.tsx'
import type { SheetWords } from '../sheet-kind.ts'
import type { ShownSheet } from '../shown.ts'
import { SheetForm } from './sheet-form.tsx'
import { SheetHead } from './sheet-head.tsx'
import { SheetAbout, SheetItems } from './sheet-shown.tsx'
import { Discard, Signing } from './signing.tsx'

type Head = { words: SheetWords; sheet: ShownSheet; subjectPath: string; acts?: ReactNode }
type Props = Head & {
  mayEdit: boolean
  /** Whether the saved draft is read once more to be signed. */
  isSigning: boolean
  today: string
  act: string | null
  reply: Reply | undefined
}

/** A sheet: the form of a draft, or what was saved with its signature. */
export function SheetPage({ words, sheet, mayEdit, isSigning, today, act, reply, ...head }: Props) {
  const isDraft = sheet.status === 'draft' && mayEdit
  const replyTo = (name: string) => (act === name ? reply : undefined)
  return (
    <>
      <SheetHead {...{ words, sheet, ...head }} />
      {!(isDraft && act === (isSigning ? 'sign' : 'save')) && <Unheard reply={reply} />}
      {isDraft && !isSigning ? (
        <>
          <SheetForm words={words} sheet={sheet} today={today} reply={replyTo('save')} />
          <Discard path={words.path(sheet.id)} />
        </>
      ) : (
        <>
          <SheetAbout words={words} sheet={sheet} />
          <SheetItems sheet={sheet} />
          {isDraft && <Signing words={words} sheet={sheet} reply={replyTo('sign')} />}
        </>
      )}
    </>
  )
}
