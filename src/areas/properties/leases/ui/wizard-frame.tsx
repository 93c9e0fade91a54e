import '#ui/styles/leases.css'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useStepArrival } from '#ui/arrival.ts'
import { Card } from '#ui/card.tsx'
import { Stepper } from '#ui/progress.tsx'
import { Told } from '#ui/told.tsx'
import { Code, DateRange, Money } from '#ui/values.tsx'
import { howMany } from '#values/plural.ts'
import { leasePath } from '../lease.ts'
import type { ShownLease } from '../lease-detail.ts'
import { perWhat } from '../terms.ts'
import { draftPath, type WizardStep, wizardStepNames, wizardSteps } from '../wizard.ts'

type Props = { step: WizardStep; lease?: ShownLease | undefined; children: ReactNode }

/** A step of the way, where it stands among the others, and at its side what is agreed so far. */
export function WizardFrame({ step, lease, children }: Props) {
  const place = useStepArrival(step)
  const current = wizardStepNames.indexOf(step)
  const paths = lease ? wizardStepNames.map((name) => draftPath(lease.id, name)) : []
  return (
    <>
      <div className="page-h">
        <div>
          <h1>عقد إيجار جديد {lease && <Code>{lease.contract.number}</Code>}</h1>
          {lease && <p className="muted sm">المسودة محفوظة. أكملها متى شئت من قائمة العقود.</p>}
        </div>
      </div>
      <div className="wizard-way">
        <Stepper steps={Object.values(wizardSteps)} current={current} paths={paths} />
      </div>
      <div className="cols wizard-cols">
        <div ref={place} className="stack">
          {children}
        </div>
        {lease && <Summary lease={lease} />}
      </div>
    </>
  )
}

function Summary({ lease: one }: { lease: ShownLease }) {
  const due = one.instalments.filter(({ amount }) => amount > 0n)
  return (
    <Card title="الملخص">
      <dl className="told">
        <Told question="الوحدة">{<bdi>{`${one.called}، ${one.property}`}</bdi>}</Told>
        <Told question="المستأجر">{<bdi>{one.contract.parties[0]?.name}</bdi>}</Told>
        <Told question="المدة">
          <DateRange from={one.contract.startsOn} until={one.contract.endsOn} />
        </Told>
        <Told question="الإيجار">
          <Money amount={one.rent} /> {perWhat(one)}
        </Told>
        <Told question="قيمة العقد">
          <Money amount={one.contract.value} />
        </Told>
        <Told question="الأقساط">{howMany(due.length, 'instalment')}</Told>
        <Told question="التأمين المسترد">
          <Money amount={one.asked} />
        </Told>
      </dl>
      <p className="sm">
        <Link className="link" to={leasePath(one.id)}>
          صفحة العقد
        </Link>
        {one.contract.may.cancel && (
          <>
            {' · '}
            <Link className="link" to={one.paths.cancel}>
              ألغِ المسودة
            </Link>
          </>
        )}
      </p>
    </Card>
  )
}

/** The way on, and the way back. */
export const WayOn = ({ back, children }: { back: string; children: ReactNode }) => (
  <div className="row wrap">
    {children}
    <Link className="btn btn-outline" to={back}>
      الخطوة السابقة
    </Link>
  </div>
)
