import '#ui/styles/payments.css'
import type { ReactNode } from 'react'
import { paymentsTabs } from '#areas/finance/payments-paths.ts'
import { Tabs } from '#ui/links.tsx'

type Props = { here: Parameters<typeof paymentsTabs>[0]; children: ReactNode }

/** The five views of one’s money. */
export function PaymentsFrame({ here, children }: Props) {
  return (
    <>
      <div className="page-h">
        <h1>مدفوعاتي</h1>
      </div>
      <Tabs label="أقسام مدفوعاتي" tabs={paymentsTabs(here)} />
      {children}
    </>
  )
}
