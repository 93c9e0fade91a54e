import { Link } from 'react-router'
import { Alert } from '#ui/alert.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Seen } from '#ui/form/seen.tsx'
import { SignatureField } from '#ui/form/signature-field.tsx'
import { Button, Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import type { SignInspectionForm } from '../inputs.ts'
import { inspectionPath, notYetSeen, signingPath, unseenRooms } from '../inspection.ts'
import type { ShownInspection } from '../queries.ts'

const follows = {
  handover: 'بالتوقيع تصبح الوحدة لدى المستأجر، ولا يُغيَّر المحضر بعده.',
  return: 'بالتوقيع تعود الوحدة إلينا وتنتهي مدة إشغالها، ولا يُغيَّر المحضر بعده.',
  periodic: 'لا يُغيَّر المحضر بعد التوقيع.',
} as const

type Props = { inspection: ShownInspection; reply: Reply | undefined }

/** Whoever takes the unit, or brings it back, signs what they both saw. */
export function Signing({ inspection: one, reply }: Props) {
  const field = fieldsOf<SignInspectionForm>(reply)
  const unseen = unseenRooms(one.items)
  if (unseen.length > 0) return <StillUnseen id={one.id} rooms={unseen} />
  return (
    <Card title="التوقيع">
      <PostForm action={`${signingPath(one.id)}&act=sign`} reply={reply} before="التوقيع" part="sign" withFiles>
        <Seen of={one.version} reply={reply} />
        <Field {...field('signer', one.party ?? undefined)} label="من يوقّع" maxLength={120} required />
        <SignatureField {...field('signature')} label="التوقيع" required />
        <p className="muted sm">{follows[one.kind]}</p>
        <div className="row wrap">
          <SubmitButton>وقّع المحضر</SubmitButton>
          <Link className={buttonLook({ variant: 'outline' })} to={inspectionPath(one.id)}>
            عدّل ما كُتب
          </Link>
        </div>
      </PostForm>
    </Card>
  )
}

const StillUnseen = ({ id, rooms }: { id: string; rooms: string[] }) => (
  <Card title="التوقيع">
    <div className="stack">
      <Alert kind="warning">{notYetSeen(rooms)}</Alert>
      <div>
        <Link className={buttonLook({ variant: 'outline' })} to={inspectionPath(id)}>
          أكمل المعاينة
        </Link>
      </div>
    </div>
  </Card>
)

export const Discard = ({ id }: { id: string }) => (
  <PostForm action={`${inspectionPath(id)}?act=discard`} part="discard">
    <Button type="submit" variant="ghost">
      ألغِ المسودة
    </Button>
  </PostForm>
)
