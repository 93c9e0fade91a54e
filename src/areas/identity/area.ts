import type { Area } from '#platform/area.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { inTurn } from '#platform/rounds.ts'
import { breachNotices } from './breach-notices.ts'
import { forgetCodes } from './codes.ts'
import { invitationNotices } from './invitation-notices.ts'
import { identityNotices } from './notices.ts'
import { forgetChallenges } from './passkey-challenges.ts'
import { identityPermissions } from './permissions.ts'
import { identityPersonal, identityRetained } from './personal.ts'
import { openPrivacyRequests, waitingPrivacy } from './privacy-desk.ts'
import { privacyNotices } from './privacy-notices.ts'
import { privacyRecords } from './privacy-records.ts'
import { ownUnfinished } from './queries.ts'
import { seed } from './seed.ts'
import { signInNotices } from './sign-in-notices.ts'
import { keepNoLonger } from './use-cases/keep-no-longer.ts'
import { identityFactWords, identityPartWords } from './words.ts'

export const identity: Area = {
  name: 'identity',
  label: 'المستخدمون',
  permissions: identityPermissions,
  portal: [
    { path: '/dashboard/security', label: 'الأمان', permission: anyoneSignedIn },
    { path: '/dashboard/my-data', label: 'بياناتي', permission: anyoneSignedIn },
  ],
  desks: [{ path: '/admin/privacy', label: 'الخصوصية', permission: identityPermissions.viewPrivacy, count: openPrivacyRequests }],
  records: privacyRecords,
  waiting: async (ctx) => [...(await ownUnfinished(ctx)), ...(await waitingPrivacy(ctx))],
  notices: [...identityNotices, ...signInNotices, ...invitationNotices, ...privacyNotices, ...breachNotices],
  factWords: identityFactWords,
  partWords: identityPartWords,
  personal: identityPersonal,
  retained: identityRetained,
  seed,
  daily: inTurn(forgetCodes, forgetChallenges, keepNoLonger),
}
