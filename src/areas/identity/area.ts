import type { Area } from '#platform/area.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { inTurn } from '#platform/rounds.ts'
import { ownUnfinished } from './accounts/queries.ts'
import { forgetCodes } from './codes/codes.ts'
import { invitationNotices } from './invitations/invitation-notices.ts'
import { identityNotices } from './notices.ts'
import { identityPermissions } from './permissions.ts'
import { identityPersonal, identityRetained } from './personal.ts'
import { breachNotices } from './privacy/breach-notices.ts'
import { openPrivacyRequests, waitingPrivacy } from './privacy/privacy-desk.ts'
import { privacyNotices } from './privacy/privacy-notices.ts'
import { privacyRecords } from './privacy/privacy-records.ts'
import { forgetChallenges } from './proofs/passkey-challenges.ts'
import { keepNoLonger } from './retention/use-cases/keep-no-longer.ts'
import { seed } from './seed.ts'
import { signInNotices } from './sessions/sign-in-notices.ts'
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
