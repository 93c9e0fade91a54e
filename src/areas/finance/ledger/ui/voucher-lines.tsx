import { ComboboxField } from '#ui/form/combobox-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { fieldsOf, type Reply } from '#ui/form.tsx'
import { lineNames, lineWords, type VoucherRow, voucherRows } from '../voucher.ts'
import type { WriteVoucherForm } from '../voucher-inputs.ts'
import type { Begun } from '../voucher-queries.ts'

type Options = (readonly [string, string])[]
type Choices = { debits: Options; credits: Options; keys: string[] }
type Props = { choices: Choices; begun: Begun; reply: Reply | undefined }

/** The first line stands open; each of the others opens by itself where something was typed into it. */
export function VoucherLines({ choices, begun, reply }: Props) {
  return voucherRows.map((row) =>
    row === 1 ? (
      <fieldset key={row} className="form-part">
        <legend>السطر {row}</legend>
        <Line row={row} choices={choices} begun={begun} reply={reply} />
      </fieldset>
    ) : (
      <details key={row} className="form-part" open={isBegun(reply?.typed ?? begun, row)}>
        <summary>السطر {row}</summary>
        <Line row={row} choices={choices} begun={begun} reply={reply} />
      </details>
    ),
  )
}

const isBegun = (typed: object, row: VoucherRow) =>
  Object.keys(typed).some((name) => name !== `line${row}` && name.endsWith(String(row)))

function Line({ row, choices: { debits, credits, keys }, begun, reply }: Props & { row: VoucherRow }) {
  const typed = fieldsOf<WriteVoucherForm>(reply)
  const field = (name: keyof Begun) => typed(name, begun[name])
  const optional = row !== 1
  return (
    <div className="form-grid">
      <SelectField {...field(`debit${row}`)} label="الحساب المدين" options={debits} optional={optional} />
      <ComboboxField {...field(`debitKey${row}`)} label="مفتاح المدين" suggestions={keys} optional />
      <MoneyField {...field(`amount${row}`)} label="المبلغ" optional={optional} />
      <SelectField {...field(`credit${row}`)} label="الحساب الدائن" options={credits} optional={optional} />
      <ComboboxField {...field(`creditKey${row}`)} label="مفتاح الدائن" suggestions={keys} optional />
      <SelectField
        {...field(`line${row}`)}
        label="النشاط"
        options={lineNames.map((line) => [line, lineWords[line]] as const)}
        optional
      />
    </div>
  )
}
