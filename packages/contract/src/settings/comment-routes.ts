import { z } from 'zod';
import { route } from '../call/route.ts';
import { moment, namedBusiness, recordId, typedLines } from '../fields/fields.ts';
import { files, filesLimitBytes } from '../fields/files.ts';

const mayRead = { area: 'configurations', level: 'read' } as const;
const managerReads = { adminArea: 'businesses', level: 'read' } as const;
const mayReadOrManage = { anyOf: [mayRead, managerReads] } as const;
const mayChangeOrManage = {
  anyOf: [
    { area: 'configurations', level: 'readWrite' },
    { adminArea: 'businesses', level: 'readWrite' },
  ],
} as const;

/** The comments about a business, by its users and by its admins. */
export const commentRoutes = {
  comments: route({
    service: 'main',
    method: 'GET',
    path: '/comments',
    summary:
      'The comments about the business, the newest first, with their file names; an admin names the business.',
    access: mayReadOrManage,
    input: z.object(namedBusiness),
    output: z.object({
      comments: z.array(
        z.object({
          _id: recordId,
          at: moment,
          userName: z.string(),
          message: z.string(),
          files: z.array(z.object({ _id: recordId, name: z.string(), type: z.string(), size: z.int() })),
        }),
      ),
    }),
    refusals: ['not-found'],
    fallback: 'data-fetch',
  }),
  postComment: route({
    service: 'main',
    method: 'POST',
    path: '/post-comment',
    summary: 'Add a comment about the business, with files; an admin names the business.',
    access: mayChangeOrManage,
    input: z.object({
      ...namedBusiness,
      timestamp: moment.optional(),
      message: typedLines().min(1, 'required').max(2000, 'too-long'),
      files,
    }),
    output: z.object({ _id: recordId }),
    refusals: ['not-found', 'file-not-valid', 'comment-files-full'],
    fallback: 'change-not-made',
    bodyLimitBytes: Math.ceil(filesLimitBytes * 1.4),
  }),
  commentFile: route({
    service: 'main',
    method: 'GET',
    path: '/comments/files/{fileId}',
    summary: 'A file of a comment.',
    access: mayRead,
    input: z.object({ fileId: recordId }),
    output: z.object({ name: z.string(), type: z.string(), data: z.string() }),
    refusals: ['not-found'],
    fallback: 'data-fetch',
  }),
  downloadComment: route({
    service: 'main',
    method: 'POST',
    path: '/sa/download-business-comment',
    summary: 'The files of a comment about a managed business.',
    access: managerReads,
    input: z.object({ businessId: recordId, commentId: recordId }),
    output: z.object({ files: z.array(z.object({ fileName: z.string(), base64: z.string() })) }),
    refusals: ['not-found'],
    fallback: 'data-fetch',
    changing: false,
  }),
};
