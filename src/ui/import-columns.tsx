import '#ui/styles/customers.css'
import { SelectField } from '#ui/form/select-field.tsx'
import { fieldsOf, type Reply } from '#ui/form.tsx'
import { Num } from '#ui/values.tsx'

type Props<Field extends string> = {
  headers: string[]
  sample: string[]
  mapping: Record<string, number>
  /** What a column can mean, in the order of the form, and what cannot be done without. */
  fields: readonly Field[]
  labels: Record<Field, string>
  needed: readonly Field[]
  reply: Reply | undefined
}

/**
 * Which column of the file is which of ours, as the headings suggest; the first row beside each shows whether that is so. Those that
 * were found stand first; what the file does not have waits behind its own line, and is sent with the rest.
 */
export function ImportColumns<Field extends string>({ headers, sample, mapping, fields, labels, needed, reply }: Props<Field>) {
  const field = fieldsOf<Record<string, string>>(reply)
  const named = headers.map((heading, index) => heading || `عمود ${index + 1}`)
  const columns = named.map((heading, index) => {
    const example = sample[index]?.slice(0, 30)
    // A choice of the browser's holds no elements: the signs keep «2026-11-23» from being read «23-11-2026» behind an Arabic heading.
    return [String(index), example ? `${heading} (\u2068${example}\u2069)` : heading] as const
  })
  const isFound = (name: Field) => needed.includes(name) || mapping[name] !== undefined
  const unused = named.filter((_, index) => !Object.values(mapping).includes(index))
  const picker = (name: Field) => (
    <SelectField
      key={name}
      {...field(`column-${name}`, mapping[name] === undefined ? undefined : String(mapping[name]))}
      label={labels[name]}
      options={columns}
      placeholder="ليس في الملف"
      optional={!needed.includes(name)}
    />
  )
  const rest = fields.filter((name) => !isFound(name))
  return (
    <>
      <div className="map-cards">{fields.filter(isFound).map(picker)}</div>
      {unused.length > 0 && (
        <p className="help">
          أعمدة في الملف لم نعرف معناها، ولن تُستورد إلا إن اخترتها لحقل: <bdi>{unused.join('، ')}</bdi>.
        </p>
      )}
      {rest.length > 0 && (
        <details className="map-rest" open={unused.length > 0}>
          <summary>
            حقول أخرى ليست في الملف (<Num>{rest.length}</Num>)
          </summary>
          <div className="map-cards">{rest.map(picker)}</div>
        </details>
      )}
    </>
  )
}
