import { bareStringsIn } from '../../scripts/words/bare';

/** The numbers of the lines that are reported. */
function linesWith(...lines: readonly string[]): number[] {
  const complaints = bareStringsIn([{ path: 'Made.tsx', text: lines.join('\n') }]);
  return complaints.map((complaint) => Number(/^Made\.tsx:(\d+): /.exec(complaint)?.[1]));
}

test('an error names file, line and text', () => {
  expect(bareStringsIn([{ path: 'Made.tsx', text: '\nexport const a = <Text>Roll again</Text>;' }])).toEqual([
    'Made.tsx:2: "Roll again" is in no catalogue: <Trans>, t or msg.',
  ]);
});

test.each([
  ['text', '<Text>Roll</Text>'],
  ['text beside a value', '<Text>{points} points</Text>'],
  ['text in another script', '<Text>骰子</Text>'],
  ['a string', `<Text>{'Roll'}</Text>`],
  ['a template', `<Text>{\`Seat \${seat}\`}</Text>`],
  ['one of two', `<Text>{won ? 'Won' : lost}</Text>`],
  ['a condition', `<Text>{won && 'Won'}</Text>`],
  ['something added', `<Text>{points + ' points'}</Text>`],
  ['a label', '<Pressable aria-label="Roll" />'],
  ['a label in braces', `<Pressable aria-label={'Roll'} />`],
  ['a label from a template', `<Pressable accessibilityLabel={\`Box \${value}\`} />`],
  ['a hint', '<View accessibilityHint="Rolls" />'],
  ['a placeholder', '<TextInput placeholder="Name" />'],
  ['a title', '<Stack.Screen title="Rules" />'],
  ['the text of a value', `<View accessibilityValue={{ text: 'half' }} />`],
  ['what is announced', `AccessibilityInfo.announceForAccessibility('Your turn')`],
  ['a property within a translated text', '<Trans>Read <Link aria-label="Rules">this</Link></Trans>'],
])('%s is bare', (_, code) => {
  expect(linesWith('', `export const made = ${code};`)).toEqual([2]);
});

test.each([
  ['translated text', '<Trans>Roll <B>again</B></Trans>'],
  ['a macro', '<Text>{t`Roll`}</Text>'],
  ['a macro with a value', `<Pressable aria-label={t\`Box \${value}\`} />`],
  ['a plural', `<Plural value={points} one="# point" other="# points" />`],
  ['a value', '<Text>{name}</Text>'],
  ['numbers and signs', '<Text>+5 → {points}</Text>'],
  ['a comparison', `<Text>{kind === 'bot' ? robot : person}</Text>`],
  ['the name of the app', '<Text>Knobel</Text>'],
  ['other properties', '<View role="button" testID="roll" style={styles.row} />'],
  ['a role of another kind', `<View accessibilityValue={{ min: 1, max: 6 }} />`],
])('%s is not', (_, code) => {
  expect(linesWith(`export const made = ${code};`)).toEqual([]);
});
