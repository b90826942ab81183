/**
 * All screens but the home screen, in one piece that loads with the first of them. The bundler puts a module
 * that two lazily loaded pieces import into a file that the page loads at its start. In one piece, what the
 * screens share (boards, dice, Reanimated) stays out of that file.
 */
export { default as TodayLoader } from './daily/TodayLoader';
export { DiceDemo } from './dice/DiceDemo';
export { default as FeatsLoader } from './feats/FeatsLoader';
export { HistoryScreen } from './history/HistoryScreen';
export { default as ReplayLoader } from './history/replay/ReplayLoader';
export { default as LessonLoader } from './lesson/LessonLoader';
export { default as InviteLoader } from './lobby/invite/InviteLoader';
export { default as JoinScreen } from './lobby/join/JoinScreen';
export { default as NearbyScreen } from './lobby/join/NearbyScreen';
export { default as LookBackLoader } from './look-back/LookBackLoader';
export { default as PeopleLoader } from './people/PeopleLoader';
export { default as PersonLoader } from './people/PersonLoader';
export { default as RulesLoader } from './rules/RulesLoader';
export { default as SetUpLoader } from './set-up/SetUpLoader';
export { default as ReportLoader } from './settings/ReportLoader';
export { SettingsScreen } from './settings/SettingsScreen';
export { default as StatisticsLoader } from './statistics/StatisticsLoader';
export { default as TableLoader } from './table/TableLoader';
