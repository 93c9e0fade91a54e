import { useScans } from '#areas/parcels/ui/use-scans.ts'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import type { ShownStop } from '../../runs/queries.ts'
import { stopAct } from './stop-parts.tsx'

type Props = { stop: ShownStop; exchange: NonNullable<ShownStop['exchange']>; reply: Reply | undefined }

/** What is taken at this door before anything is given. */
export const TakeOld = ({ stop, exchange, reply }: Props) =>
  exchange.isTaken ? (
    <Alert kind="info">
      تبديل: القديم <bdi dir="ltr">{exchange.number}</bdi> معك. سلّم الجديد.
    </Alert>
  ) : (
    <ScanOld stop={stop} exchange={exchange} reply={reply} />
  )

function ScanOld({ stop, exchange, reply }: Props) {
  useScans()
  const field = fieldsOf<{ parcel: string }>(reply)
  return (
    <Card title="تبديل: امسح القديم أولًا">
      <PostForm reply={reply} action={stopAct(stop, 'old-taken')} part="old-taken" before="أخذ القديم">
        <input type="hidden" name="stopId" value={stop.id} />
        <p className="sm muted">
          خذ القديم، وألصق عليه بوليصة العودة <bdi dir="ltr">{exchange.number}</bdi>، ثم امسحها. لا قديم عنده؟ سجّل أنه لم يُسلَّم.
        </p>
        <Field {...field('parcel')} label="بوليصة القديم" dir="ltr" autoComplete="off" data-scan="parcel" required />
        <div>
          <SubmitButton>القديم معي</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}
