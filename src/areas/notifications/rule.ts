import type { Category, Channel, Notice } from '#platform/messages/notice.ts'
import type { Because } from './message.ts'
import { afterQuiet, type HouseQuiet, type QuietHours } from './quiet.ts'

export type Rule = { enabled: boolean; channels: Channel[]; delayMinutes: number; quiet: boolean }

/** How a notice goes as long as the office has said nothing: by every way it has words for, WhatsApp apart, which a person sends. */
export function declaredRule({ templates, category, atAnyHour }: Pick<Notice, 'templates' | 'category' | 'atAnyHour'>): Rule {
  const channels = (['in-app', 'sms', 'email'] as const).filter((channel) => templates[channel])
  return { enabled: true, channels, delayMinutes: 0, quiet: keepsQuiet(category) && !atAnyHour }
}

/** What a person may do without, and by which way. */
export const refusable = ['service sms', 'service email', 'service whatsapp', 'marketing sms', 'marketing email'] as const
export type Refusable = (typeof refusable)[number]

/** Offers go by a consent alone, which is kept with the account: no way of theirs is open without it. */
export const isOffer = (way: Refusable) => way.startsWith('marketing ')

/** A code is waited for, and what threatens an account cannot wait. */
const keepsQuiet = (category: Category) => category === 'service' || category === 'marketing'

/** What this person has said: by which ways not, and their own quiet hours. */
export type Wishes = { refused: readonly string[]; quiet: QuietHours | null; isBlocked: boolean }
export const noWishes: Wishes = { refused: [], quiet: null, isBlocked: false }

type Planned = { sendAfter: Date; because: Extract<Because, 'blocked' | 'preference'> | null }
type Asked = { channel: Channel; category: Category; wishes: Wishes; quiet: HouseQuiet | null; at: Date }

/** When a message may go, or why it never does. The bell makes no noise, so no hour is quiet for it. */
export function planned({ channel, category, wishes, quiet, at }: Asked): Planned {
  if (channel === 'in-app') return { sendAfter: at, because: null }
  if (wishes.isBlocked) return { sendAfter: at, because: 'blocked' }
  if (!keepsQuiet(category)) return { sendAfter: at, because: null }
  if (wishes.refused.includes(`${category} ${channel}`)) return { sendAfter: at, because: 'preference' }
  return { sendAfter: quiet ? afterQuiet(at, { ...quiet, ...wishes.quiet }) : at, because: null }
}
