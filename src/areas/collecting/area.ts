import type { Area } from '#platform/area.ts'
import { collectingPath } from './collecting.ts'
import { dailyArrears, dailyPromises } from './daily.ts'
import { collectingNotices } from './notices.ts'
import { collectingPermissions as may } from './permissions.ts'
import { collectingPersonal, collectingRetained } from './personal.ts'
import { approveWaiver } from './waiver-approval.ts'
import { permissionForConsent } from './waiver-queries.ts'
import { warningNotices } from './warnings/notices.ts'
import { permissionForNotice } from './warnings/queries.ts'
import { warningsPath } from './warnings/warning.ts'
import { warningFactLines, warningFactWords, warningPartWords } from './warnings/words.ts'
import { collectingFactLines, collectingFactWords, collectingPartWords } from './words.ts'

/** Who owes what, of every contract: what was promised, waived and warned of. The area of a kind of contract says what it is about. */
export const collecting: Area = {
  name: 'collecting',
  label: 'التحصيل',
  permissions: may,
  acts: [
    { path: collectingPath, label: 'لوحة التحصيل', permission: may.viewCollecting },
    { path: warningsPath, label: 'الإنذارات والإخطارات', permission: may.serveNotices },
  ],
  notices: [...collectingNotices, ...warningNotices],
  approvals: [approveWaiver],
  permissionForFile: async (ctx, fileId) => (await permissionForNotice(ctx, fileId)) ?? (await permissionForConsent(ctx, fileId)),
  daily: dailyPromises,
  afterDaily: dailyArrears,
  personal: collectingPersonal,
  retained: collectingRetained,
  factWords: { ...collectingFactWords, ...warningFactWords },
  factLines: { ...collectingFactLines, ...warningFactLines },
  partWords: { ...collectingPartWords, ...warningPartWords },
}
