import { parcelPath } from '#areas/parcels/paths.ts'
import { Card } from '#ui/card.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { addressWith } from '#values/asked.ts'
import { isSettled } from '../exception.ts'
import type { SettleExceptionForm } from '../inputs.ts'
import type { ExceptionOfParcel } from '../queries.ts'

type Props = { parcelId: string; stands: ExceptionOfParcel; maySettle: boolean; reply: Reply | undefined }

/** What went wrong with it, and the word by which it is settled where no step of it does that. */
export function SettleIt({ parcelId, stands: { kind, what, detail }, maySettle, reply }: Props) {
  const field = fieldsOf<SettleExceptionForm>(reply)
  if (!isSettled(kind)) return null
  return (
    <Card title="يحتاج قرارًا">
      <div className="stack">
        <p>
          {what}
          {detail && (
            <>
              ، <bdi>{detail}</bdi>
            </>
          )}
        </p>
        {maySettle && (
          <PostForm reply={reply} action={addressWith(parcelPath(parcelId), { act: 'settle' })} part="settle" before="الحسم">
            <input type="hidden" name="parcelId" value={parcelId} />
            <input type="hidden" name="kind" value={kind} />
            <Field {...field('note')} label="ما الذي تقرر؟" help="من اتصلت به، وما قاله" maxLength={300} required />
            <div>
              <SubmitButton variant="outline">احسمه</SubmitButton>
            </div>
          </PostForm>
        )}
      </div>
    </Card>
  )
}
