import type { ComponentProps, ReactNode } from 'react'
import { Told } from '#ui/told.tsx'
import { Code } from '#ui/values.tsx'
import { NoticeText } from './notice-text.tsx'
import { Charges } from './serve-form.tsx'

type Notice = { text: string; charges: ComponentProps<typeof Charges>['rows']; amount: bigint; unit: string; contract: string }

/** What a notice says and asks for, and of which lease; what else there is to tell follows. */
export const NoticeWords = ({ notice, children }: { notice: Notice; children: ReactNode }) => (
  <div className="stack">
    <NoticeText text={notice.text} />
    <Charges rows={notice.charges} amount={notice.amount} />
    <dl className="told">
      <Told question="الوحدة">
        <bdi>{notice.unit}</bdi>
      </Told>
      <Told question="العقد">
        <Code>{notice.contract}</Code>
      </Told>
      {children}
    </dl>
  </div>
)
