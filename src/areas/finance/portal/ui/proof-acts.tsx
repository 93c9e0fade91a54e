import { OtherSlip } from '#areas/finance/receipts/ui/other-slip.tsx'
import { Card } from '#ui/card.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { MoneyField, TextareaField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { inDecimals } from '#values/money.ts'
import type { ConfirmTransferForm, RefuseProofForm } from '../inputs.ts'
import type { ShownProof } from '../proof-queries.ts'
import { proofPath } from '../transfer-proof.ts'

type Props = {
  proof: ShownProof
  banks: (readonly [string, string])[]
  act: string | null
  reply: Reply | undefined
  maySetApart: boolean
}

/** Confirmed as the statement of the bank has it, or refused with what the customer is to read. */
export function ProofActs({ proof, banks, act, reply, maySetApart }: Props) {
  const confirming = fieldsOf<ConfirmTransferForm>(act === 'confirm' ? reply : undefined)
  const refusing = fieldsOf<RefuseProofForm>(act === 'refuse' ? reply : undefined)
  const wasTaken = act === 'confirm' && Boolean(reply?.fields.reference1 ?? reply?.typed.otherSlip)
  return (
    <>
      <Card title="تأكيد وصول التحويل">
        <PostForm action={`${proofPath(proof.id)}?act=confirm`} reply={act === 'confirm' ? reply : undefined} before="التأكيد">
          <p className="sm muted">اكتب ما تراه في كشف البنك. يصدر السند ويُسدَّد ما سمّاه العميل، ثم الأقدم بما بقي.</p>
          <MoneyField {...confirming('amount', inDecimals(proof.amount) ?? '')} label="المبلغ الذي وصل" required />
          <SelectField {...confirming('account1', proof.accountId)} label="الحساب الذي وصل إليه" options={banks} required />
          <Field {...confirming('reference1', proof.reference)} label="المرجع في كشف البنك" dir="ltr" required />
          {maySetApart && wasTaken && <OtherSlip {...confirming('otherSlip')} />}
          <div>
            <SubmitButton>أكّد وصول التحويل</SubmitButton>
          </div>
        </PostForm>
      </Card>
      <Card title="رفض الإثبات">
        <PostForm action={`${proofPath(proof.id)}?act=refuse`} reply={act === 'refuse' ? reply : undefined} before="الرفض">
          <TextareaField {...refusing('reason')} label="السبب" help="يقرؤه العميل." rows={2} maxLength={300} required />
          <div>
            <SubmitButton variant="danger">ارفض الإثبات</SubmitButton>
          </div>
        </PostForm>
      </Card>
    </>
  )
}
