/** Where debtors are followed up and notices sent, and the last day somebody can promise for. */
export { collectingPath, debtorPath, lastPromiseDay } from './collecting.ts'
export { PromiseWaited } from './ui/promise-waited.tsx'
export { OwnNotices } from './warnings/ui/own-notices.tsx'
export { newNoticePath } from './warnings/warning.ts'
