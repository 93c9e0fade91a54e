import type { CustomerField } from '#areas/customers/words.ts'
import { channelWords, fieldWords } from '#areas/customers/words.ts'
import { Phone } from '#ui/values.tsx'
import { kindWords } from '#values/customer-kinds.ts'

type Value = string | boolean | null
type Preview = {
  name: string
  version: number
  other: { id: string; name: string; number: string; version: number }
  fields: { field: CustomerField; ours: Value; theirs: Value }[]
}

/** Where the two differ: what stays, and what is taken from the second; where the first is silent the second speaks. */
export function MergePreview({ preview: { name, version, other, fields } }: { preview: Preview }) {
  return (
    <>
      <input type="hidden" name="otherId" value={other.id} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="otherVersion" value={other.version} />
      <p>
        تنتقل صفات «{other.name}» ووثائقه وحساباته إلى «{name}»، وتبقى ملاحظاته في سجله ويُفتح منه. علّم ما تأخذه من السجل الثاني.
      </p>
      <div className="table-wrap">
        <table className="table merge">
          <caption className="visually-hidden">الفروق بين السجلين</caption>
          <thead>
            <tr>
              <th scope="col">الحقل</th>
              <th scope="col">في السجل الباقي</th>
              <th scope="col">في السجل الثاني</th>
              <th scope="col">خذه من الثاني</th>
            </tr>
          </thead>
          <tbody>
            {fields.map(({ field, ours, theirs }) => (
              <tr key={field}>
                <th scope="row">{fieldWords[field]}</th>
                <td data-title="الباقي">{inWords(field, ours)}</td>
                <td data-title="الثاني">{inWords(field, theirs)}</td>
                <td>
                  <input
                    type="checkbox"
                    className="check"
                    name="take"
                    value={field}
                    defaultChecked={!ours && Boolean(theirs)}
                    disabled={theirs === null}
                    aria-label={`خذ ${fieldWords[field]} من السجل الثاني`}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

const words = new Map<string, string>([...Object.entries(kindWords), ...Object.entries(channelWords)])

function inWords(field: CustomerField, value: Value) {
  if (value === null) return '–'
  if (typeof value === 'boolean') return value ? 'نعم' : 'لا'
  if (field === 'phone') return <Phone number={value} plain />
  const isWord = field === 'kind' || field === 'preferredChannel'
  return <bdi>{isWord ? (words.get(value) ?? value) : value}</bdi>
}
