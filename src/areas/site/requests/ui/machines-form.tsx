import { machines } from '#areas/site/request-kinds/machines.ts'
import type { MachinesForm } from '#areas/site/request-kinds/machines-input.ts'
import { Field, fieldsOf, type Reply } from '#ui/form.tsx'
import { RequestForm } from './request-form.tsx'
import { WilayatField } from './wilayat-field.tsx'

type Chosen = {
  from: string
  until: string
  wilayat: string
  km: string
  operator: string
  hours: string
  add: readonly string[]
  pools: readonly { poolId: string; quantity: number }[]
}
type Props = { form: string; reply: Reply | undefined; chosen: Chosen }

/** The machines are chosen above; here is where they work and who asks. */
export function MachinesRequest({ form, reply, chosen }: Props) {
  const field = fieldsOf<MachinesForm>(reply)
  const { wilayat, site, company } = machines.fields
  const kept = { fromOn: chosen.from, toOn: chosen.until, km: chosen.km, operator: chosen.operator, hoursPerDay: chosen.hours }
  const hidden = Object.entries(kept).filter(([, value]) => value !== '')
  const untold = (['machines', 'pools', 'fromOn', 'toOn', 'km', 'operator', 'hoursPerDay'] as const).flatMap(
    (name) => field(name).errors ?? [],
  )
  return (
    <RequestForm kind="machines" form={form} reply={reply} title="أكمل طلبك">
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {chosen.add.map((kindId, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind are the same but for their place
        <input key={`${kindId} ${at}`} type="hidden" name="machines" value={kindId} />
      ))}
      {chosen.pools.map(({ poolId, quantity }) => (
        <input key={poolId} type="hidden" name="pools" value={`${poolId}:${quantity}`} />
      ))}
      {untold.length > 0 && (
        <p className="error" role="alert">
          {untold.join(' ')}
        </p>
      )}
      <div className="grid2">
        <WilayatField {...field('wilayat', chosen.wilayat || undefined)} {...wilayat} required />
        <Field {...field('site')} {...site} required />
        <Field {...field('company')} {...company} autoComplete="organization" optional />
      </div>
    </RequestForm>
  )
}
