import type { Ctx } from '#platform/context.ts'
import { permissionForDocument } from './documents/file-permission.ts'
import { permissionForEnforcement } from './enforcement/file-permission.ts'
import { permissionForSignature } from './inspections/queries.ts'
import { permissionForLeavingFile } from './leaving/queries.ts'
import { permissionForMeterPhoto } from './meters/queries.ts'

/** Pictures are looked at many on a page, papers one by one: the rooms with papers are asked last. */
export const permissionForFile = async (ctx: Ctx, fileId: string) =>
  (await permissionForSignature(ctx, fileId)) ??
  (await permissionForMeterPhoto(ctx, fileId)) ??
  (await permissionForLeavingFile(ctx, fileId)) ??
  (await permissionForDocument(ctx, fileId)) ??
  (await permissionForEnforcement(ctx, fileId))
