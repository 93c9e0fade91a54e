import { demonstrationAccounts, firstAdministratorLink } from '#areas/access/public.ts'
import type { House } from '#platform/context.ts'

/** What whoever starts the product has to know to get in, said after the address: shown on this screen and kept nowhere. */
export async function welcome(house: House, { seeded }: { seeded: boolean }) {
  if (house.config.MODE === 'production') return invitationLines(await firstAdministratorLink(house))
  return seeded ? accountLines(await demonstrationAccounts(house)) : []
}

export function accountLines(accounts: Awaited<ReturnType<typeof demonstrationAccounts>>) {
  if (accounts.length === 0) return []
  return [
    'حسابات المكتب التجريبي · demonstration accounts (npm run accounts makes new passwords):',
    ...accounts.map(({ name, email, kind, roles, password }) => {
      const held = roles.map(({ key, nameAr }) => `${nameAr} · ${key}`).join('، ')
      return `  ${email}  ${password}  ${name}، ${held || (kind === 'customer' ? 'عميل · customer' : 'بلا صلاحيات · no permissions')}`
    }),
  ]
}

function invitationLines(link: string | null) {
  if (!link) return []
  // Whoever starts several processes at once reads as many links.
  return [
    'لا مدير للنظام بعد. هذا الرابط ينشئ حسابه مرة واحدة خلال 7 أيام، ويُبطل ما قبله · no administrator yet, make one here (the latest link works):',
    `  ${link}`,
  ]
}
