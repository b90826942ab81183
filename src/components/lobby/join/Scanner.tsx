import { useLingui } from '@lingui/react/macro';
import { CameraView, useCameraPermissions } from 'expo-camera';
import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import { Button } from '../../ui/controls/Button';
import { Body } from '../../ui/Text';
import { radius, space } from '../../ui/theme/measures';
import type { ScannerProps } from './lazy-scanner';

export default function Scanner({ onRead, onCancel }: ScannerProps) {
  const { t } = useLingui();
  const [permission, ask] = useCameraPermissions();
  useEffect(() => {
    if (permission && !permission.granted && permission.canAskAgain) void ask();
  }, [permission, ask]);
  return (
    <View style={styles.all}>
      {permission?.granted ? (
        <CameraView
          style={styles.view}
          barcodeScannerSettings={{ barcodeTypes: ['qr'] }}
          onBarcodeScanned={({ data }) => onRead(data)}
        />
      ) : (
        <Body>{t`Knobel isn’t allowed to use the camera. You can type the digits instead.`}</Body>
      )}
      <Button label={t`Type the digits instead`} onPress={onCancel} />
    </View>
  );
}

const styles = StyleSheet.create({
  all: { gap: space.medium },
  view: { height: 320, borderRadius: radius.large, overflow: 'hidden' },
});
