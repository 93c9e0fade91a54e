export function alone(isNeeded: () => boolean, work: () => unknown): Promise<void>
