import { parcelPath } from '#areas/parcels/paths.ts'
import { Card } from '#ui/card.tsx'
import { ChoiceField } from '#ui/form/choices.tsx'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { addressWith } from '#values/asked.ts'
import { momentInWords } from '#values/dates.ts'
import { inDecimals } from '#values/money.ts'
import type { ConfirmToldDeliveryForm } from '../inputs.ts'
import type { ToldDeliveryShown } from '../told-delivery.ts'

const ways = { cash: 'نقدًا', card: 'بطاقة' } as const

type Props = { parcelId: string; found: ToldDeliveryShown; reply: Reply | undefined }

/** A courier says that he handed it over, and a scan says otherwise: what he says is taken for true, with what he was paid. */
export function ConfirmTold({ parcelId, found: { id, courier, happenedAt, told }, reply }: Props) {
  const field = fieldsOf<ConfirmToldDeliveryForm>(reply)
  const paid = told.paid === null ? '' : inDecimals(BigInt(told.paid))
  return (
    <Card title="قول المندوب">
      <PostForm reply={reply} action={addressWith(parcelPath(parcelId), { act: 'believe' })} part="believe" before="الاعتماد">
        <p>
          سجّل <bdi>{courier}</bdi> أنه سلّمه إلى <bdi>{told.receivedBy}</bdi> {momentInWords(happenedAt)}. إن صدق فاعتمده: يُصحَّح
          المسح، ويصير ما قبضه في عهدته.
        </p>
        <input type="hidden" name="parcelId" value={parcelId} />
        <input type="hidden" name="eventId" value={id} />
        <ChoiceField {...field('way', told.way)} label="كيف دُفع له؟" options={ways} required />
        <MoneyField {...field('paid', paid)} label="قبض" optional />
        <Field {...field('reference', told.reference ?? '')} label="رقم العملية" dir="ltr" maxLength={40} optional />
        <Field {...field('note')} label="كيف تأكدت؟" help="من اتصلت به، وما قاله" maxLength={300} required />
        <div>
          <SubmitButton variant="outline">اعتمد قوله</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}
