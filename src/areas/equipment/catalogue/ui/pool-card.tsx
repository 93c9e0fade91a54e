import { Check, Plus } from 'lucide-react'
import { Form, Link } from 'react-router'
import { MachineScene, machineLook } from '#ui/art/machine-scene.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { NumberField } from '#ui/form/text-fields.tsx'
import { Money, Num } from '#ui/values.tsx'
import { cataloguePath } from '../../paths.ts'
import type { PoolShown } from '../queries.ts'
import { poolField } from '../search.ts'

/** What is let by quantity, with what one of it costs, and a box for how much is wanted. */
export function PoolCard({ pool }: { pool: PoolShown }) {
  const { id, name, unit, monthPrice, deposit, total, free, chosen, typed, faults, kept, remove } = pool
  return (
    <>
      <MachineScene kind={machineLook(name)} />
      <div className="vcard-body">
        <h3>{name}</h3>
        <dl className="rates">
          <div className="is-on">
            <dt>{`${unit} في 30 يومًا`}</dt>
            <dd>
              <Money amount={monthPrice} />
            </dd>
          </div>
          <div>
            <dt>{`تأمين ${unit}`}</dt>
            <dd>{deposit > 0n ? <Money amount={deposit} /> : '–'}</dd>
          </div>
        </dl>
        <p className="xs muted">
          يُحسب بالأيام، واليوم جزء من 30 من السعر. {free === null ? 'عندنا منها' : 'المتاح في أيامك'}{' '}
          <Num>{(free ?? total).toLocaleString('en')}</Num> {unit}
        </p>
      </div>
      <div className="vcard-foot">
        <Form method="get" action={`${cataloguePath}#machines`} className="row wrap" preventScrollReset noValidate>
          {kept.map(([key, value], at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind are the same but for their place
            <input key={`${key} ${value} ${at}`} type="hidden" name={key} value={value} />
          ))}
          <NumberField
            name={poolField(id)}
            id={`pool-${id}`}
            label={`الكمية، ${unit}`}
            defaultValue={typed}
            errors={faults}
            required
          />
          <button type="submit" className={buttonLook({ variant: 'soft', size: 'small' })}>
            <Plus className="i" aria-hidden />
            {chosen > 0 ? 'غيّر الكمية' : 'أضف'}
          </button>
        </Form>
        {chosen > 0 && (
          <>
            <span className="sm ok row">
              <Check className="i i-sm" aria-hidden />
              في طلبك
            </span>
            <Link
              className={buttonLook({ variant: 'ghost', size: 'small' })}
              to={remove}
              preventScrollReset
              aria-label={`أزل ${name}`}
            >
              أزلها
            </Link>
          </>
        )}
      </div>
    </>
  )
}
