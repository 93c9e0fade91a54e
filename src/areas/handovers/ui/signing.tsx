import { Link } from 'react-router'
import { Alert } from '#ui/alert.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Seen } from '#ui/form/seen.tsx'
import { SignatureField } from '#ui/form/signature-field.tsx'
import { Button, Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { notYetSeen, type SheetWords, signingPath, unseenRooms } from '../sheet.ts'
import type { ShownSheet } from '../shown.ts'

type Props = { words: SheetWords; sheet: ShownSheet; reply: Reply | undefined }

/** Who takes the subject, or brings it back, signs what both saw. */
export function Signing({ words, sheet: one, reply }: Props) {
  const field = fieldsOf<{ signer: string; signature: unknown }>(reply)
  const unseen = unseenRooms(one.items)
  if (unseen.length > 0) return <StillUnseen path={words.path(one.id)} rooms={unseen} />
  return (
    <Card title="التوقيع">
      <PostForm action={`${signingPath(words, one.id)}&act=sign`} reply={reply} before="التوقيع" part="sign" withFiles>
        <Seen of={one.version} reply={reply} />
        <Field {...field('signer', one.party ?? undefined)} label="من يوقّع" maxLength={120} required />
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

const StillUnseen = ({ path, rooms }: { path: string; rooms: string[] }) => (
  <Card title="التوقيع">
    <div className="stack">
      <Alert kind="warning">{notYetSeen(rooms)}</Alert>
      <div>
        <Link className={buttonLook({ variant: 'outline' })} to={path}>
          أكمل المعاينة
        </Link>
      </div>
    </div>
  </Card>
)

export const Discard = ({ path }: { path: string }) => (
  <PostForm action={`${path}?act=discard`} part="discard">
    <Button type="submit" variant="ghost">
      ألغِ المسودة
    </Button>
  </PostForm>
)
