import { contract } from '@tezga/contract';
import { expect, test } from 'vitest';
import {
  aListedBusiness,
  anId,
  aMoment,
  choose,
  click,
  enter,
  fill,
  heading,
  save,
  screen,
  server,
  superAdmin,
  text,
} from '../../testing/index.ts';
