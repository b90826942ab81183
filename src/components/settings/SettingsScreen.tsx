import { useLingui } from '@lingui/react/macro';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { languageNames, languages } from '../../i18n/languages';
import type { Settings } from '../../stores/app/settings';
import { paces } from '../../stores/table/pace';
import { canShake } from '../dice/feel/use-shake';
import { LiveText } from '../ui/access/LiveText';
import { Card } from '../ui/Card';
import { Choice } from '../ui/controls/Choice';
import { ListRow } from '../ui/controls/ListRow';
import { Switch } from '../ui/controls/Switch';
import { Screen } from '../ui/Screen';
import { Heading, Quiet } from '../ui/Text';
import { space, wideScreen } from '../ui/theme/measures';
import { paceWords } from './pace-words';

interface Props {
  readonly settings: Settings;
  readonly version: string;
  readonly onChange: (part: Partial<Settings>) => void;
  readonly onReport: () => void;
  readonly onBack: () => void;
}

/** The settings of the app. Changes apply at once. */
export function SettingsScreen({ settings, version, onChange, onReport, onBack }: Props) {
  const { t } = useLingui();
  const wide = useWindowDimensions().width >= wideScreen;
  const column = wide ? styles.half : styles.column;
  return (
    <Screen title={t`Settings`} onBack={onBack}>
      <Card>
        <Heading>{t`Language`}</Heading>
        <Choice
          label={t`Language`}
          value={settings.language}
          onChange={(language) => onChange({ language })}
          options={[
            { value: 'system', label: t`Automatic` },
            ...languages.map((language) => ({ value: language, label: languageNames[language] })),
          ]}
        />
      </Card>
      <View style={wide ? styles.columns : styles.column}>
        <View style={column}>
          <Card>
            <Heading>{t`Light and dark`}</Heading>
            <Choice
              label={t`Light and dark`}
              value={settings.theme}
              onChange={(theme) => onChange({ theme })}
              options={[
                { value: 'system', label: t`Automatic` },
                { value: 'light', label: t`Light` },
                { value: 'dark', label: t`Dark` },
              ]}
            />
          </Card>
          <Card>
            <Heading>{t`Pace of the others’ moves`}</Heading>
            <Choice
              label={t`Pace of the others’ moves`}
              value={settings.pace}
              onChange={(pace) => onChange({ pace })}
              options={paces.map((pace) => ({ value: pace, label: t(paceWords[pace].name) }))}
            />
            <LiveText kind="quiet" tone="quiet">
              {t(paceWords[settings.pace].line)}
            </LiveText>
          </Card>
        </View>
        <View style={column}>
          <Card>
            <Heading>{t`Dice`}</Heading>
            <Switch
              icon="sound"
              label={t`Sound`}
              line={t`Hear the dice land.`}
              on={settings.sound}
              onChange={(sound) => onChange({ sound })}
            />
            <Switch
              icon="haptics"
              label={t`Vibration`}
              line={t`Feel the dice land.`}
              on={settings.haptics}
              onChange={(haptics) => onChange({ haptics })}
            />
            {canShake && (
              <Switch
                icon="dice"
                label={t`Shake to throw`}
                line={t`Hold the phone and shake it.`}
                on={settings.shake}
                onChange={(shake) => onChange({ shake })}
              />
            )}
            <Switch
              icon="pause"
              label={t`Less motion`}
              line={t`Dice show what they threw without tumbling.`}
              on={settings.reducedMotion}
              onChange={(reducedMotion) => onChange({ reducedMotion })}
            />
          </Card>
        </View>
      </View>
      <Card>
        <ListRow
          icon="warning"
          label={t`Report a problem`}
          line={t`See and share what the app has done.`}
          onPress={onReport}
        />
      </Card>
      <View style={styles.about}>
        <Quiet>{t`Knobel ${version}`}</Quiet>
        <Quiet>{t`Free for everyone, under the MIT licence.`}</Quiet>
      </View>
    </Screen>
  );
}

const styles = StyleSheet.create({
  columns: { flexDirection: 'row', alignItems: 'flex-start', gap: space.large },
  column: { gap: space.large },
  half: { flex: 1, gap: space.large },
  about: { alignItems: 'center', paddingVertical: space.medium },
});
