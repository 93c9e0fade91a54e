import type { ComponentProps, ReactNode } from 'react'
import { FileField } from '#ui/form/file-field.tsx'
import type { FieldState } from '#ui/form/frame.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { fieldsOf, type Reply } from '#ui/form.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'

/** The form brings the id of what it makes, and the same one when it is sent again. */
export const FormId = ({ reply, formId }: { reply: Reply | undefined; formId: string }) => (
  <input type="hidden" name="id" value={typeof reply?.typed.id === 'string' ? reply.typed.id : formId} />
)

type Branches = readonly (readonly [string, string])[]

/** Asked only of whoever has more than one. */
export const BranchField = ({ branches, ...field }: FieldState & { branches: Branches }) =>
  branches.length > 1 && <SelectField {...field} label="الفرع" options={branches} required />

type ScanProps = Omit<ComponentProps<typeof FileField>, 'kinds' | 'accept' | 'megabytes'>

/** A paper of somebody's, scanned or in a picture. */
export const ScanField = (props: ScanProps) => (
  <FileField {...props} kinds="صورة أو PDF" accept="image/jpeg,image/png,image/webp,application/pdf" megabytes={10} />
)

type DebtProps = {
  debt: { id: string; description: string; number: string; dueOn: string; left: bigint }
  place: number
  initial?: string | undefined
  reply: Reply | undefined
  /** What is to be said of what is left of it. */
  children?: ReactNode
}

/** How much of one debt a paper takes; by its place on the form. */
export function DebtField({ debt, place, initial, reply, children }: DebtProps) {
  const { id, description, number, dueOn, left } = debt
  return (
    <>
      <input type="hidden" name={`chargeId${place}`} value={id} />
      <MoneyField
        {...fieldsOf<{ [Name in `amount${number}`]: string }>(reply)(`amount${place}`, initial)}
        label={<bdi>{description}</bdi>}
        help={
          <>
            <Code>{number}</Code>، يستحق <DateText at={dueOn} />، بقي منه <Money amount={left} />
            {children}
          </>
        }
        optional
      />
    </>
  )
}
