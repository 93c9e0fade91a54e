import { ChoiceField } from '#ui/form/choices.tsx'
import { Field, fieldsOf, type Reply } from '#ui/form.tsx'
import { restWays } from '../cheque.ts'
import type { CoverChargesForm, SettleOtherwiseForm } from '../inputs.ts'
import type { NewCheques } from '../new-cheques.ts'
import { ActCard } from './act-card.tsx'
import { DuesToCover } from './dues-to-cover.tsx'

type Props = { reply: Reply | undefined }
const reasonOf = (reply: Reply | undefined) => fieldsOf<{ reason: string }>(reply)('reason')

export function HandBack({ reply }: Props) {
  return (
    <ActCard title="إعادته إلى صاحبه" when="يأخذه الساحب بيده" act="return" press="أعد الشيك لصاحبه" reply={reply}>
      <p className="sm">يخرج من الحافظة، ولا يغطي شيئًا بعدها.</p>
      <Field {...reasonOf(reply)} label="السبب" required />
    </ActCard>
  )
}

export function SettleOtherwise({ reply }: Props) {
  const field = fieldsOf<SettleOtherwiseForm>(reply)
  return (
    <ActCard title="سداده بطريقة أخرى" when="دفع العميل بدله" act="settle" press="سجّل سداده بطريقة أخرى" reply={reply}>
      <Field {...field('receipt')} label="رقم سند القبض" help="السند الذي صدر حين دفع." dir="ltr" required />
      <Field {...field('reason')} label="السبب" required />
    </ActCard>
  )
}

export function Escalate({ reply }: Props) {
  return (
    <ActCard title="إجراء قانوني" when="لم يُسدَّد في مهلته" act="escalate" press="أحِل إلى إجراء قانوني" reply={reply} danger>
      <p className="sm">يبقى مع المرتجع حتى يُبتّ فيه.</p>
      <Field {...reasonOf(reply)} label="السبب" required />
    </ActCard>
  )
}

type CoverProps = Props & { dues: NewCheques['dues']; rest: keyof typeof restWays; chosen: readonly string[] }

/** Chosen anew: what it covered before is ticked already. */
export function CoverDues({ dues, rest, chosen, reply }: CoverProps) {
  return (
    <ActCard title="تحديد ما يغطيه" when="غيّر ما يغطيه" act="cover" press="احفظ ما يغطيه" reply={reply}>
      <DuesToCover dues={dues} chosen={chosen} reply={reply} />
      <ChoiceField {...fieldsOf<CoverChargesForm>(reply)('rest', rest)} label="ما زاد على ذلك" options={restWays} />
    </ActCard>
  )
}
