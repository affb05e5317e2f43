/**
 * The colour scheme, and what opens the header's script. This file is loaded as a classic script in the head, so that a
 * remembered choice is set before anything is drawn: a module would run too late and flash.
 */
import './open-header.ts';
import { remembered } from './remembered.ts';

const theme = remembered('theme');
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
