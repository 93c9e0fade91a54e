import { Field, fieldsOf, type Reply } from '#ui/form.tsx'
import { mandateWords as words } from '../field-words.ts'
import type { ShownMandate } from '../queries.ts'

/** The accounts of those who have shares besides whoever signs for all. */
export function OtherOwners({ reply, owners }: { reply: Reply | undefined; owners: ShownMandate['owners'] }) {
  const field = fieldsOf<Record<string, string>>(reply)
  const others = owners.filter(({ isLead }) => !isLead)
  if (others.length === 0) return null
  return (
    <>
      <h3>حسابات باقي الملّاك</h3>
      {others.map(({ partyId, name, account }, index) => (
        <fieldset key={partyId} className="form-part">
          <legend>
            <bdi>{name}</bdi>
          </legend>
          <input type="hidden" name={`heir${index + 1}`} value={partyId} />
          <div className="form-grid">
            <Field {...field(`heirIban${index + 1}`, account?.iban)} label={words.iban} dir="ltr" maxLength={40} optional />
            <Field {...field(`heirHolder${index + 1}`, account?.holder)} label={words.ibanHolder} maxLength={120} optional />
          </div>
        </fieldset>
      ))}
    </>
  )
}

/** Of what both signed: by which word of the owner it becomes another. */
export function Consent({ reply }: { reply: Reply | undefined }) {
  return (
    <>
      <h3>موافقة المالك</h3>
      <p className="muted sm">هذه الاتفاقية سارية: تبقى شروطها حتى يعتمد التعديل شخص آخر. بيانات الوكالة وحدها تُحفظ في الحال.</p>
      <Field
        {...fieldsOf<{ consent: string }>(reply)('consent')}
        label="كيف وافق المالك"
        help="رقم الملحق وتاريخه، أو رسالته"
        maxLength={200}
        optional
      />
    </>
  )
}
