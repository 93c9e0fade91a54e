import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Money, Num } from '#ui/values.tsx'
import { poolsPath } from '../pool-asked.ts'

/** What was agreed to and waits to be ordered at the bank, as one list. */
export function TransfersCard({ waiting }: { waiting: { count: bigint; amount: bigint } | null }) {
  if (!waiting || waiting.count === 0n) return null
  return (
    <Card title="كشف التحويلات للبنك">
      <div className="row wrap">
        <p className="sm grow">
          سندات معتمدة لم تُصرف بعد: <Num>{waiting.count}</Num>، ومجموعها <Money amount={waiting.amount} />
        </p>
        <a className={buttonLook({ variant: 'outline' })} href={`${poolsPath}/payouts/export`} download>
          صدّر إلى إكسل
        </a>
      </div>
    </Card>
  )
}
