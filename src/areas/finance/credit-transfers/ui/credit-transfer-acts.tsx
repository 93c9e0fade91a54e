import type { ComponentProps } from 'react'
import { PaperActs } from '#areas/finance/ui/paper-acts.tsx'
import type { ShownCreditTransfer } from '../credit-transfer-detail.ts'

type Props = Pick<ComponentProps<typeof PaperActs>, 'request' | 'undoing' | 'reply'> & { creditTransfer: ShownCreditTransfer }

/** What can be done with it now. */
export const CreditTransferActs = ({ creditTransfer, ...told }: Props) => (
  <PaperActs
    paper={creditTransfer}
    {...told}
    waits="يعتمده غير من طلبه، من «الاعتمادات». إن استُعمل الرصيد قبل ذلك طُلب من جديد."
    reversal={{
      title: 'عكس التحويل',
      when: 'إن أُجري خطأ',
      says: (
        <>
          تُرحَّل قيود عكسية بتاريخ اليوم، ويعود الرصيد إلى صاحبه ما دام الآخر لم يستعمله. لا رجوع بعد العكس.
          {creditTransfer.undoneByTwo && ' اعتمده غير من طلبه، فيُعكس باعتماد غيرك.'}
        </>
      ),
      press: creditTransfer.undoneByTwo ? 'اطلب عكس التحويل' : 'اعكس التحويل',
    }}
  />
)
