import { takeInParcel } from '#areas/parcels/intake/use-cases/take-in-parcel.ts'
import type { Storyteller } from './people.ts'

export type ParcelStory = Storyteller & { offices: ReadonlyMap<string, string>; accountId: string }

const senders = [
  { senderName: 'متجر لبان ظفار', senderPhone: '90000161', contents: ['لبان حوجري', 'بخور مشكّل', 'مبخرة فخار'] },
  { senderName: 'نسيم أتين للأزياء', senderPhone: '90000162', contents: ['فستان', 'عباءتان', 'شيلة حرير'] },
  { senderName: 'واحة ثمريت للأجهزة', senderPhone: '90000163', contents: ['مروحة', 'خلاط', 'مصباح مكتب'] },
] as const
const names = ['نورة', 'سالم', 'عائشة', 'محمد', 'ريم', 'خالد', 'منى', 'أحمد', 'طفول', 'سعيد']
const families = ['المعشني', 'الكثيري', 'الشنفري', 'البلوشي', 'الرواس', 'المهري', 'جعبوب', 'تبوك', 'العوائد']
const doors = [
  ['صلالة', 'السعادة', 'خلف جامع الهدى'],
  ['صلالة', 'عوقد', 'قرب المخبز'],
  ['صلالة', 'الدهاريز', 'مقابل المدرسة'],
  ['صلالة', 'صحلنوت', 'خلف مركز الصحة'],
  ['صلالة', 'صلالة الجديدة', 'عند الدوّار'],
  ['طاقة', 'وسط البلد', 'قرب السوق'],
  ['مرباط', 'الميناء', 'مقابل السوق'],
] as const
const cods = ['12.500', '', '7.250', '18', '', '9.900', '4.500']

const at = <One>(list: readonly One[], index: number) => list[index % list.length] as One

export const senderNamed = (index: number) => at(senders, index).senderName

/** One of the many: who sends it to whom, and what is in it, follows from its index. */
export type Carried = { id: string; number: string; index: number; tries: number }

/** To the door, but where a branch is said at which it is collected. */
type Taken = { day: string; index: number; to?: 'SLL' | 'THM' | undefined }

export async function takenIn({ ctx, as, offices }: ParcelStory, { day, index, to }: Taken): Promise<Carried> {
  const { contents, ...sender } = at(senders, index)
  const [place, quarter, landmark] = at(doors, index)
  const id = ctx.newId()
  const there = to
    ? { service: 'branch' as const, toBranchId: offices.get(to), place: to === 'THM' ? 'ثمريت' : 'صلالة' }
    : { service: 'door' as const, place, quarter, landmark }
  const cod = at(cods, index)
  const { number } = await takeInParcel(as('awad', day, clockFrom('09:00', (index % 13) * 7)), {
    ...{ ...sender, ...there, id, branchId: offices.get('SLL') },
    ...{ recipientName: `${at(names, index * 3)} ${at(families, index * 7)}`, recipientPhone: `9100${1000 + index}` },
    ...{ content: at(contents, index), payer: 'recipient' as const, weight1: (0.6 + (index % 6) * 0.45).toFixed(2) },
    ...(cod && { cod }),
  })
  return { id, number, index, tries: 0 }
}

/** So many minutes after a time of the day. */
export function clockFrom(clock: string, minutes: number) {
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  const after = hour * 60 + minute + minutes
  return `${String(Math.floor(after / 60)).padStart(2, '0')}:${String(after % 60).padStart(2, '0')}`
}
