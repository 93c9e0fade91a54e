import { Link } from 'react-router'
import { Alert } from '#ui/alert.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Seen } from '#ui/form/seen.tsx'
import { SignatureField } from '#ui/form/signature-field.tsx'
import { Button, Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { type Missing, stillMissing } from '../complete.ts'
import { type SheetWords, signingPath, stepPath } from '../sheet-kind.ts'
import type { ShownSheet } from '../shown.ts'

type Props = {
  words: SheetWords
  sheet: ShownSheet
  /** Who signs, where the sheet is of nobody. */
  signer?: string | undefined
  reply: Reply | undefined
}

/** Who takes the subject, or brings it back, signs what both saw. */
export function Signing({ words, sheet: one, signer, reply }: Props) {
  const field = fieldsOf<{ signer: string; signature: unknown }>(reply)
  const missing = stillMissing(words, one)
  if (missing.length > 0) return <StillMissing words={words} id={one.id} missing={missing} />
  return (
    <Card title="التوقيع">
      <PostForm action={`${signingPath(words, one.id)}&act=sign`} reply={reply} before="التوقيع" part="sign" withFiles>
        <Seen of={one.version} reply={reply} />
        <Field {...field('signer', one.party ?? signer)} label="من يوقّع" maxLength={120} required />
        <SignatureField {...field('signature')} label="التوقيع" required />
        <p className="muted sm">{words.follows[one.kind]}</p>
        <div className="row wrap">
          <SubmitButton>وقّع المحضر</SubmitButton>
          <Link className={buttonLook({ variant: 'outline' })} to={words.path(one.id)}>
            عدّل ما كُتب
          </Link>
        </div>
      </PostForm>
    </Card>
  )
}

type MissingProps = { words: SheetWords; id: string; missing: readonly Missing[] }

const StillMissing = ({ words, id, missing }: MissingProps) => (
  <Card title="التوقيع">
    <div className="stack">
      {missing.map(({ said }) => (
        <Alert key={said} kind="warning">
          {said}
        </Alert>
      ))}
      <div>
        <Link className={buttonLook({ variant: 'outline' })} to={missingPath(words, id, missing[0])}>
          أكمل المعاينة
        </Link>
      </div>
    </div>
  </Card>
)

/** Where the first of it is mended: a sheet without screens has one page for all. */
const missingPath = (words: SheetWords, id: string, first: Missing | undefined) => {
  if (!words.shots || !first) return words.path(id)
  const at = stepPath(words, id, first.step)
  return first.markId ? `${at}&mark=${first.markId}` : at
}

export const Discard = ({ path }: { path: string }) => (
  <PostForm action={`${path}?act=discard`} part="discard">
    <Button type="submit" variant="ghost">
      ألغِ المسودة
    </Button>
  </PostForm>
)
