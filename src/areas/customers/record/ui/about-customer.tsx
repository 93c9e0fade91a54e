import type { PreferredChannel } from '#areas/customers/customer.ts'
import { addressFields, type CustomerField, channelWords, fieldWords } from '#areas/customers/words.ts'
import { Sentence } from '#ui/sentence.tsx'
import { Code, Phone } from '#ui/values.tsx'
import { kindWords } from '#values/customer-kinds.ts'

type Written = { [Field in CustomerField]: string | boolean | null } & {
  preferredChannel: PreferredChannel | null
  kind: 'person' | 'company'
}

const groups: { title: string; fields: CustomerField[] }[] = [
  { title: 'من هو', fields: ['kind', 'name', 'latinName', 'givenName', 'fatherName', 'grandfatherName', 'familyName'] },
  { title: 'التواصل', fields: ['phone', 'whatsapp', 'email', 'preferredChannel'] },
  { title: 'أرقامه', fields: ['civilNumber', 'passportNumber', 'passportCountry', 'commercialRegister', 'vatin'] },
  { title: 'العنوان', fields: [...addressFields] },
]

/** What is written down, by what belongs together; what was never asked is not shown. */
export function AboutCustomer({ customer }: { customer: Written }) {
  return (
    <div className="cols-even">
      {groups.map(({ title, fields }) => {
        const said = fields.filter((field) => customer[field] !== null && customer[field] !== false)
        if (said.length === 0) return null
        return (
          <section key={title} className="stack">
            <h2>{title}</h2>
            <dl className="kv">
              {said.map((field) => (
                <div key={field}>
                  <dt>{fieldWords[field]}</dt>
                  <dd>
                    <Value field={field} customer={customer} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        )
      })}
    </div>
  )
}

const codes: readonly CustomerField[] = [
  'civilNumber',
  'passportNumber',
  'passportCountry',
  'commercialRegister',
  'vatin',
  'email',
  'postBox',
  'postalCode',
]

function Value({ field, customer }: { field: CustomerField; customer: Written }) {
  const value = customer[field]
  if (field === 'kind') return kindWords[customer.kind]
  if (field === 'preferredChannel') return customer.preferredChannel && channelWords[customer.preferredChannel]
  if (value === true) return 'نعم'
  if (field === 'phone') return <Phone number={String(value)} />
  return codes.includes(field) ? (
    <Code>{String(value)}</Code>
  ) : (
    <bdi>
      <Sentence>{value}</Sentence>
    </bdi>
  )
}
