export type { CollectedKind, DebtorPlace, SaidInNotice } from './collected-kind.ts'
/** The board, the page of a debtor, and the words of warnings, for whoever is no page. */
export { collectingPath, debtorPath } from './collecting.ts'
export { collectingPermissions } from './permissions.ts'
/** What was promised and is waited for, and what somebody still owes when they promise. */
export { promisedOn, promiseOf, waitedPromise } from './promised.ts'
export { owedBy, promise } from './promising.ts'
export { alone } from './use-cases/debtor-held.ts'
/** What somebody was let off of the charges of these contracts. */
export { withWaived } from './waived.ts'
/** Which contracts are late with something that nothing covers, and what was sent about them. */
export { namesOnContract } from './warnings/drawing.ts'
export { uncovered } from './warnings/owed.ts'
export { ownNotices, papersOfNotices } from './warnings/own-notices.ts'
export type { OneNotice } from './warnings/queries.ts'
export { formalNotice, servedNotices } from './warnings/queries.ts'
export { contractsInArrears, oneOnTheLadder } from './warnings/standing.ts'
export { deliveryOutcomes, deliveryWays, warningSteps } from './warnings/warning.ts'
