export { readingShape, replacementShape, takeBackShape } from './inputs.ts'
export { usedBetween, usedFrom } from './meter.ts'
export { lastReadings, readingsOf, resourceOfMeterPhoto, takenBackReadings } from './queries.ts'
/** Steps of the commands of the area of a resource. Who else reads the same meter waits: the resource is locked. */
export { recordReading, replaceMeter } from './record-reading.ts'
export { readingToTakeBack, takeBackReading, whyNotRead, writeReading } from './write-reading.ts'
