import { ClaimPhotosField, faults } from '#areas/claims/public-ui.tsx'
import { ChoiceField } from '#ui/form/choices.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, type Reply } from '#ui/form.tsx'
import { dayOf, timeOf } from '#values/days.ts'
import type { OpenClaimForm } from '../inputs.ts'
import type { HiredMachine } from '../queries.ts'

type Props = {
  machines: readonly HiredMachine[]
  now: Date
  /** What a sheet of a day says already. */
  begun: { segment: string | null; day: string | null; isOfHirer: boolean }
  reply: Reply | undefined
}

export function OpenClaimFields({ machines, now, begun, reply }: Props) {
  const field = fieldsOf<OpenClaimForm>(reply)
  const [one] = machines
  const options = machines.map(({ id, code, model, site, name }) => [id, `${code} ${model}، ${name}، ${site}`] as const)
  return (
    <>
      {one && machines.length === 1 ? (
        <input type="hidden" name="segmentId" value={one.id} />
      ) : (
        <SelectField {...field('segmentId', begun.segment ?? undefined)} label="المعدّة" options={options} required />
      )}
      <div className="grid2">
        <DateField {...field('on', begun.day ?? dayOf(now))} label="يوم الضرر" required />
        <Field {...field('onTime', begun.day ? undefined : timeOf(now))} label="الساعة" type="time" required />
      </div>
      <Field {...field('what')} label="ما حدث" maxLength={300} required />
      <ChoiceField {...field('atFault', begun.isOfHirer ? 'renter' : undefined)} label="المخطئ" options={faults} required />
      <ClaimPhotosField {...field('photos')} />
      <MoneyField {...field('estimate')} label="كلفة الإصلاح" help="تُكتب لاحقًا إن لم تُعرف" optional />
    </>
  )
}
