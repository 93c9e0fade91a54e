import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'

/** What came from the books before ours is corrected by undoing its opening, and by nothing that would tell its tax once more. */
export async function mustNotBeOpened({ tx }: Pick<Work, 'tx'>, id: string) {
  const item = await tx.selectFrom('openingItems').select('id').where('id', '=', id).executeTakeFirst()
  if (item)
    throw new Refusal(
      'finance.is-opening',
      'هذا من الدفاتر السابقة، فلا يُعكس ولا يصدر به إشعار دائن. اعكس رصيده من صفحة ملفه في «الأرصدة الافتتاحية».',
    )
}
