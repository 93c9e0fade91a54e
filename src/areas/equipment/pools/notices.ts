import { notice } from '#platform/messages/notice.ts'
import { inRials } from '#values/money.ts'
import { ownHiresPath } from '../paths.ts'
import { poolDifferenceSettled, poolReturned } from './facts.ts'

const short = {
  variables: {
    count: { label: 'عدد القطع', sample: '6', longest: '120' },
    amount: { label: 'المبلغ', sample: '51.000 ر.ع.', longest: '1,251.000 ر.ع.' },
    url: { label: 'صفحة معداتي المؤجرة', sample: `https://example.om${ownHiresPath}` },
  },
  templates: {
    'in-app': 'القطع الناقصة عند الإعادة: {count}، وقيمتها {amount}',
    sms: 'التحالف: القطع الناقصة عند الإعادة: {count}، وقيمتها {amount} التفصيل: {url}',
    whatsapp: 'السلام عليكم، القطع الناقصة عند الإعادة: {count}، وقيمتها {amount} التفصيل: {url}',
    email: {
      subject: 'قطع ناقصة عند الإعادة',
      text: 'مرحبًا،\n\nالقطع الناقصة أو المتضررة عند الإعادة: {count}، وقيمتها {amount}\n\nالتفصيل: {url}\n\nفريق التحالف',
    },
  },
}

type Told = { partyId: string; short: number; amount: bigint }

const told = ({ partyId, short: count, amount }: Told, { origin }: { origin: string }) =>
  amount === 0n
    ? null
    : {
        ...{ to: { partyId }, path: ownHiresPath },
        values: { count: String(count), amount: inRials(amount), url: origin + ownHiresPath },
      }

export const poolNotices = [
  notice({ ...short, name: 'equipment.tell-pool-short', label: 'نقصت قطع عند الإعادة', on: poolReturned, tell: told }),
  notice({
    ...{ ...short, name: 'equipment.tell-pool-settled', label: 'اتُّفق على ما نقص عند الإعادة' },
    ...{ on: poolDifferenceSettled, tell: told },
  }),
]
